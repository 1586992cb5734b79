import {
  maxOfPhoto,
  removePhotoOperation,
  setPhotoOperation,
  wrongPhotoType,
} from '@portway/contracts/candidate/photo/profile-photo';
import { call } from '@portway/contracts/client';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ConfirmButton } from '../../../../kit/forms/confirm-button.tsx';
import { type FormState, idle } from '../../../../kit/forms/form-state.ts';
import { formStateOf } from '../../../../kit/forms/form-state-of.ts';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { FileDrop } from '../../../../kit/forms/upload/file-drop.tsx';
import { UploadStatus } from '../../../../kit/forms/upload/upload-status.tsx';
import { useUpload } from '../../../../kit/forms/upload/use-upload.ts';
import { asMe } from '../../../../kit/loading/signed-in.ts';
import { Portrait } from '../../../../subjects/candidate-card/portrait.tsx';
import './photo.css';

/** The photo as others see it, with buttons to replace and to remove it. */
export function PhotoControl({ photo, fullName }: { photo: string | null; fullName: string }) {
  const { state, upload, refuse, cancel } = useUpload();
  const { removal, remove } = useRemove();
  const send = (file: File) =>
    void upload({ file, error: faultOf(file), send: (me) => call(setPhotoOperation, undefined, me) });
  return (
    <>
      <div className="photo-control">
        <div className="photo-shown">
          <Portrait photo={photo} fullName={fullName} alt={`${fullName}, as recruiters see you`} />
          {photo !== null && (
            <ConfirmButton
              button="Remove photo"
              look="quiet"
              title="Remove your photo?"
              yes="Remove it"
              onYes={remove}
            >
              <p>Recruiters will see your initials instead. You can upload a photo again.</p>
            </ConfirmButton>
          )}
        </div>
        <FileDrop
          label={photo === null ? 'Choose a photo, or drop it here' : 'Choose another photo'}
          hint="JPEG, PNG or WebP, up to 5 MB. We show it as a square, and do not keep where or when it was taken."
          accept=".jpg,.jpeg,.png,.webp"
          onFile={send}
          onOther={refuse}
        />
      </div>
      <UploadStatus state={state} onCancel={cancel} />
      <StatusMessage state={removal} />
    </>
  );
}

function useRemove() {
  const [removal, setRemoval] = useState<FormState>(idle);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const remove = async () => {
    try {
      const fetch = asMe(new Request(location.href));
      setRemoval(await formStateOf(() => call(removePhotoOperation, undefined, { fetch })));
      await revalidate();
    } catch (error) {
      if (!(error instanceof Response)) throw error;
      await navigate(error.headers.get('Location') ?? '/login');
    }
  };
  return { removal, remove: () => void remove() };
}

function faultOf({ name, size }: File): string | undefined {
  if (!/\.(?:jpe?g|png|webp)$/i.test(name)) return wrongPhotoType;
  return size > maxOfPhoto ? 'This file is too large. Choose one of up to 5 MB.' : undefined;
}
