import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SendButton } from '../../../ui/send-button.tsx';
import { useIsHydrating } from '../../../ui/use-is-hydrating.ts';
import { type ChosenPage, drawPreview, endings, isPicture } from './chosen-page.ts';
import { hintsInWords } from './page-hints.ts';
import { usePages } from './use-pages.ts';
import './record-link.css';

interface SendPagesProps {
  token: string;
  arrivedFiles: number;
  /** Why a form without scripts was refused. */
  refused: string | undefined;
}

/**
 * The camera first, or files. Without scripts it is a plain form, which sends everything at once; with them each page
 * is shown before it is sent, and one that does not come can be sent again.
 */
export function SendPages({ token, arrivedFiles, refused }: SendPagesProps) {
  const isHydrating = useIsHydrating();
  const { pages, message, isSending, add, sendAll, turn, remove } = usePages(token, arrivedFiles);
  const take = (input: HTMLInputElement) => {
    if (isHydrating) return;
    add([...(input.files ?? [])]);
    // So that the same file can be chosen again, and is not sent by the form too.
    input.value = '';
  };
  const errorText = message === '' && pages.length === 0 ? (refused ?? '') : message;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={`/api/record-links/files?token=${token}`}
      onSubmit={(event) => {
        event.preventDefault();
        void sendAll();
      }}
      className="flex flex-col gap-5"
    >
      <div className="link-choices">
        <ChooseFile
          id="photo"
          label="Take a photo"
          hint="Opens the camera of a phone. Take each page by itself."
          accept="image/jpeg,image/png"
          camera
          onTake={take}
        />
        <ChooseFile
          id="file"
          label="Or choose files"
          hint="PDF, JPG, PNG, DOCX or TXT, up to 25 MB each."
          accept={endings}
          onTake={take}
        />
      </div>
      {arrivedFiles > 0 && (
        <Notice
          title={arrivedFiles === 1 ? '1 page has come before' : `${arrivedFiles} pages have come before`}
        >
          The connection was cut, and they are not lost. Add what is missing, or press the button if that was
          all.
        </Notice>
      )}
      {pages.length > 0 && (
        <ol className="link-pages" aria-label="Pages to send">
          {pages.map((page, index) => (
            <ShownPage
              key={page.key}
              page={page}
              number={index + 1}
              onTurn={() => turn(page.key)}
              onRemove={() => remove(page.key)}
            />
          ))}
        </ol>
      )}
      <div role="status">{errorText !== '' && <Notice kind="error" title={errorText} />}</div>
      <div>
        <SendButton sending={isSending}>Send it</SendButton>
      </div>
    </form>
  );
}

interface ChooseFileProps {
  id: string;
  label: string;
  hint: string;
  accept: string;
  camera?: boolean;
  onTake: (input: HTMLInputElement) => void;
}

function ChooseFile({ id, label, hint, accept, camera = false, onTake }: ChooseFileProps) {
  return (
    <p className="link-choice">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <span id={`${id}-hint`} className="text-14 text-ink-2">
        {hint}
      </span>
      <input
        id={id}
        type="file"
        name={id}
        accept={accept}
        aria-describedby={`${id}-hint`}
        {...(camera ? { capture: 'environment' as const } : { multiple: true })}
        onChange={({ currentTarget }) => onTake(currentTarget)}
      />
    </p>
  );
}

const stateWords = { here: '', sending: 'Sending...', sent: 'Sent.', failed: 'It did not come.' } as const;

interface ShownPageProps {
  page: ChosenPage;
  number: number;
  onTurn: () => void;
  onRemove: () => void;
}

function ShownPage({ page, number, onTurn, onRemove }: ShownPageProps) {
  const { file, quarters, state, why } = page;
  const name = `page ${number}`;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hints, setHints] = useState('');
  const shows = isPicture(file);
  useEffect(() => {
    if (canvas.current === null) return;
    let isOver = false;
    drawPreview(canvas.current, { file, quarters }).then(
      (found) => !isOver && setHints(hintsInWords(found)),
      () => !isOver && setHints('It cannot be shown here. You can send it all the same.'),
    );
    return () => {
      isOver = true;
    };
  }, [file, quarters]);
  return (
    <li className="link-page">
      {shows && <canvas ref={canvas} role="img" aria-label={`Page ${number}, as it will be sent`} />}
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          Page {number}: {file.name}
        </p>
        <p className="text-14 text-ink-2" aria-live="polite">
          {[shows ? hints : '', stateWords[state], why ?? ''].filter(Boolean).join(' ')}
        </p>
        {(state === 'here' || state === 'failed') && (
          <p className="mt-1 flex flex-wrap gap-2">
            {shows && (
              <Button type="button" look="quiet" onClick={onTurn}>
                Turn<span className="sr-only"> {name} to the right</span>
              </Button>
            )}
            <Button type="button" look="quiet" onClick={onRemove}>
              Remove<span className="sr-only"> {name}</span>
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}
