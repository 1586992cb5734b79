import { submit } from '@portway/contracts/client';
import {
  addClaimEvidenceOperation,
  evidenceDays,
  maxOfEvidence,
  type RegisterClaimToCheck,
  wrongEvidenceType,
} from '@portway/contracts/register/sponsor-register/register-claims';
import { FileText } from 'lucide-react';
import { ActionForm } from '../../../../kit/forms/action-form.tsx';
import { FileDrop } from '../../../../kit/forms/upload/file-drop.tsx';
import { UploadStatus } from '../../../../kit/forms/upload/upload-status.tsx';
import { useUpload } from '../../../../kit/forms/upload/use-upload.ts';
import { onDay } from '../../../../text/moments.ts';
import { entryName } from './entry-link.tsx';

type Claim = NonNullable<RegisterClaimToCheck['claim']>;

interface ClaimAskedProps {
  claim: Claim;
  mayChange: boolean;
}

/** A claim that our team has still to decide, with the file that was sent with it. */
export function ClaimRequest({ claim: { entry, reason, evidence, askedAt }, mayChange }: ClaimAskedProps) {
  return (
    <div>
      <h3 className="font-semibold">Our team is checking your claim: {entryName(entry)}</h3>
      <p className="mt-1 text-15 text-ink-2">
        You asked on {onDay(askedAt)}. Your reason: “{reason}” Candidates do not see that you have asked.
      </p>
      <div className="my-4 flex flex-col gap-4">
        {evidence !== null && (
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="flex min-h-11 items-center gap-2 font-medium wrap-anywhere">
              <FileText size={20} aria-hidden className="shrink-0" />
              {evidence.name}
            </p>
            {mayChange && (
              <ActionForm intent="remove-evidence" button="Remove the file" look="quiet">
                {() => null}
              </ActionForm>
            )}
          </div>
        )}
        {mayChange && <EvidenceDrop isAnother={evidence !== null} />}
      </div>
      {mayChange && (
        <ActionForm intent="claim" button="Withdraw the claim" look="outline">
          {() => <input type="hidden" name="slug" value="" />}
        </ActionForm>
      )}
    </div>
  );
}

function EvidenceDrop({ isAnother }: { isAnother: boolean }) {
  const { state, upload, refuse, cancel } = useUpload();
  const send = (file: File) =>
    void upload({
      file,
      error: faultOf(file),
      send: ({ fetch }) => submit(addClaimEvidenceOperation, { name: file.name }, { fetch }),
    });
  return (
    <div>
      <FileDrop
        label={isAnother ? 'Choose another file' : 'Add a file that shows it, or drop it here'}
        hint={`Your licence letter, for example. PDF, DOCX or TXT, up to 10 MB. Only our team can open it. We delete it ${evidenceDays} days after their answer, or when you withdraw the claim.`}
        accept=".pdf,.docx,.txt"
        onFile={send}
        onOther={refuse}
      />
      <UploadStatus state={state} onCancel={cancel} />
    </div>
  );
}

function faultOf({ name, size }: File): string | undefined {
  if (!/\.(?:pdf|docx|txt)$/i.test(name)) return wrongEvidenceType;
  return size > maxOfEvidence ? 'This file is too large. Choose one of up to 10 MB.' : undefined;
}
