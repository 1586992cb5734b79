import { download } from '@portway/contracts/client';
import { downloadApplicationResumeOperation } from '@portway/contracts/hiring/employer-applications/employer-applications';
import { useEffect, useState } from 'react';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { saveFile } from '../../../../kit/loading/save-file.ts';
import { asMe } from '../../../../kit/loading/signed-in.ts';
import { PdfPages } from '../../../../subjects/cv-pages/pdf-pages.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { TabProps } from './applicant-panel.tsx';

type Copy = { readonly file: Blob; readonly text: string | null } | { readonly fault: string };

/** The CV in the page: a copy that we made, without links or scripts. */
export function CvTab({ applicant: { id, resume } }: TabProps) {
  const name = resume?.name ?? 'cv';
  const copy = useCopy(id);
  const { send, sending, formState } = useAction<{ file: Blob }>(({ file }) => saveFile(file, name));
  return (
    <section aria-label={`The CV ${name}`}>
      {copy === undefined && <p role="status">Loading the CV…</p>}
      {copy !== undefined && 'fault' in copy && <Notice kind="warning" live title={copy.fault} />}
      {copy !== undefined && 'file' in copy && <CvCopy copy={copy} name={name} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {copy !== undefined && 'file' in copy && (
          <Button type="button" look="outline" onClick={() => saveFile(copy.file, name)}>
            Download this copy
          </Button>
        )}
        <Button
          type="button"
          look="quiet"
          onClick={() => sending || send(actionForm('original', { id, name }))}
        >
          Download the original
        </Button>
      </div>
      <p className="mt-2 text-14 text-ink-2">
        This is a copy that we made, without links or scripts. Open the original only if you trust the sender;
        we record who downloads it.
      </p>
      <StatusMessage state={formState} />
    </section>
  );
}

function CvCopy({ copy, name }: { copy: Extract<Copy, { file: Blob }>; name: string }) {
  if (copy.text !== null) return <p className="as-sent">{copy.text}</p>;
  return <PdfPages name={name} load={async () => copy.file} />;
}

/** Fetched once for each applicant, whatever happens on the page meanwhile. */
function useCopy(id: string): Copy | undefined {
  const [loadedCopy, setLoadedCopy] = useState<{ readonly id: string; readonly copy: Copy }>();
  useEffect(() => {
    let isGone = false;
    const keep = (copy: Copy) => {
      if (!isGone) setLoadedCopy({ id, copy });
    };
    copyOf(id).then(keep, (error: unknown) =>
      keep({ fault: error instanceof Error ? error.message : 'We could not load the CV.' }),
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  return loadedCopy?.id === id ? loadedCopy.copy : undefined;
}

async function copyOf(id: string): Promise<Copy> {
  const me = { fetch: asMe(new Request(location.href)), parameters: { id } };
  const file = await download(downloadApplicationResumeOperation, undefined, me);
  return { file, text: file.type.startsWith('text/') ? await file.text() : null };
}
