import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { UploadState } from './use-upload.ts';

/** The state of the upload, announced when it matters. */
export function UploadStatus({ state, onCancel }: { state: UploadState; onCancel: () => void }) {
  return (
    <>
      {state.status === 'sending' && (
        <div className="upload-going">
          <Progress label={inWords(state)} value={state.percent} />
          <Button type="button" look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      <div role="status" className="status-message">
        {state.status === 'sending' && <p className="sr-only">Uploading {state.name}.</p>}
        {state.status === 'success' && <Notice kind="success" title={state.message} />}
        {state.status === 'error' && <Notice kind="error" title={state.message} />}
      </div>
    </>
  );
}

function inWords({ name, percent }: { readonly name: string; readonly percent: number }): string {
  return percent < 100 ? `${name}: ${percent} % sent` : `${name}: checking and reading it`;
}
