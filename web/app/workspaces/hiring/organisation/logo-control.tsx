import { maxOfLogo, setLogoOperation } from '@portway/contracts/account/organisation/logo';
import type { Organisation } from '@portway/contracts/account/organisation/organisation';
import { wrongPhotoType } from '@portway/contracts/candidate/photo/profile-photo';
import { call } from '@portway/contracts/client';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { FileDrop } from '../../../kit/forms/upload/file-drop.tsx';
import { UploadStatus } from '../../../kit/forms/upload/upload-status.tsx';
import { useUpload } from '../../../kit/forms/upload/use-upload.ts';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { CompanyMark } from '../../../subjects/job/company-mark.tsx';
import { mayRun } from './roles.ts';
import './logo.css';

/** The logo as candidates see it, with buttons to replace and to remove it for those who run the organisation. */
export function LogoControl({ organisation }: { organisation: Organisation }) {
  const { logo, name, tradingName, yourRole } = organisation;
  const { state, upload, refuse, cancel } = useUpload();
  const { send, formState, reauthDialog } = useAction();
  const take = (file: File) =>
    void upload({ file, error: faultOf(file), send: (me) => call(setLogoOperation, undefined, me) });
  const currentLogo = (
    <div className="logo-shown">
      <CompanyMark name={tradingName ?? name ?? 'An employer'} logo={logo ?? undefined} />
      {logo !== null && mayRun(yourRole) && (
        <ConfirmButton
          button="Remove logo"
          look="quiet"
          title="Remove your logo?"
          yes="Remove it"
          onYes={() => send(actionForm('remove-logo'))}
        >
          <p>Candidates will see your first letter instead. You can upload a logo again.</p>
        </ConfirmButton>
      )}
    </div>
  );
  return (
    <Panel title="Logo" text="Everyone sees it beside your jobs and on your company page.">
      {mayRun(yourRole) ? (
        <div className="logo-control">
          {currentLogo}
          <FileDrop
            label={logo === null ? 'Choose a logo, or drop it here' : 'Choose another logo'}
            hint="JPEG, PNG or WebP, up to 5 MB. We show it whole on a white square."
            accept=".jpg,.jpeg,.png,.webp"
            onFile={take}
            onOther={refuse}
          />
        </div>
      ) : (
        currentLogo
      )}
      <UploadStatus state={state} onCancel={cancel} />
      <StatusMessage state={formState} />
      {reauthDialog}
    </Panel>
  );
}

function faultOf({ name, size }: File): string | undefined {
  if (!/\.(?:jpe?g|png|webp)$/i.test(name)) return wrongPhotoType;
  return size > maxOfLogo ? 'This file is too large. Choose one of up to 5 MB.' : undefined;
}
