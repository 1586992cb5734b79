import type { Conversation } from '@portway/contracts/hiring/conversations/conversations';
import { CircleAlert, FileText, Paperclip, SendHorizontal, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { resumeEndings, sizeInWords } from '../../../kit/forms/upload/resume-files.ts';
import { laterDialog } from '../../../kit/loading/later-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { control } from '../../../ui/field.tsx';
import type { Attached } from '../thread/attaching.ts';
import type { StoredDraft } from '../thread/drafts.ts';
import type { OpenThread } from '../thread/open-threads.ts';
import { faultOf } from './fault-of.ts';
import '../../../ui/progress.css';
import './composer.css';

/** For employers alone, so loaded on demand. */
const TemplatesDialog = laterDialog(
  async () => (await import('../employer/templates-dialog.tsx')).TemplatesDialog,
  ({ onClose }) => onClose(),
);

interface ComposerProps {
  openThread: OpenThread;
  draft: StoredDraft;
  to: string;
  autoFocus: boolean;
  /** Of an employer, whose templates can be put into the field. */
  conversation?: Conversation | undefined;
}

/** The message field: drafts survive navigation. */
export function Composer({
  openThread: { thread, attaching },
  draft,
  to,
  autoFocus,
  conversation,
}: ComposerProps) {
  const [text, setText] = useState(() => draft.read().text);
  const [fault, setFault] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  const [inserted, setInserted] = useState(0);
  const files = useSyncExternalStore(attaching.subscribe, attaching.files);
  const field = useRef<HTMLTextAreaElement>(null);
  const sentAt = useRef(0);
  useEffect(() => {
    // After the dialog, which gives the focus back to the button that opened it.
    if (inserted > 0) field.current?.focus();
  }, [inserted]);
  const change = (value: string) => {
    setText(value);
    setFault(undefined);
    draft.keep({ text: value });
  };
  const send = () => {
    const attachments = attaching.kept();
    const composeFault = faultOf({
      ...{ text: text.trim(), files: attachments.length, isGoing: attaching.isGoing() },
      sinceSent: Date.now() - sentAt.current,
    });
    setFault(composeFault || undefined);
    field.current?.focus();
    if (composeFault !== undefined) return;
    sentAt.current = Date.now();
    thread.outbox.add({
      ...{ id: crypto.randomUUID(), text: text.trim(), attachments },
      writtenAt: new Date().toISOString(),
    });
    change('');
    attaching.clear();
  };
  const form = (
    <form
      className="conversation-composer"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <AttachedFiles files={files} onRemove={(key) => attaching.remove(key)} />
      {fault !== undefined && (
        <p id="conversation-fault" role="alert" className="conversation-fault">
          {fault}
        </p>
      )}
      <div className="conversation-write">
        {conversation !== undefined && (
          <button type="button" className="conversation-attach" onClick={() => setChoosing(true)}>
            <FileText size={22} />
            <span className="sr-only">Templates</span>
          </button>
        )}
        <AttachButton onFiles={(files) => attaching.add(files)} />
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          value={text}
          // biome-ignore lint/a11y/noAutofocus: what was taken back is to be changed here
          autoFocus={autoFocus}
          aria-label={`Message to ${to}`}
          aria-describedby={[fault !== undefined && 'conversation-fault', hasKeys() && 'conversation-hint']
            .filter(Boolean)
            .join(' ')}
          aria-invalid={fault !== undefined || undefined}
          className={`${control} border-outline`}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (!sends(event)) return;
            event.preventDefault();
            if (!event.repeat) send();
          }}
        />
        <Button className="conversation-send">
          <SendHorizontal size={20} />
          <span>Send</span>
        </Button>
      </div>
      {hasKeys() && (
        <p id="conversation-hint" className="conversation-hint">
          Press Enter to send, or Shift and Enter for a new line.
        </p>
      )}
    </form>
  );
  return (
    <>
      {form}
      {/* Beside the form, not in it: a template is written in a form of its own. */}
      {isChoosing && conversation !== undefined && (
        <TemplatesDialog
          conversation={conversation}
          text={text}
          onInsert={(insertion) => {
            change(text.trim() === '' ? insertion : `${text}\n${insertion}`);
            setInserted(inserted + 1);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** On a phone Enter starts a new line, as in other apps. */
const hasKeys = () => matchMedia('(pointer: fine)').matches;

/** Not while an input method is composing a word. */
function sends({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && hasKeys();
}

function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="conversation-attach" onClick={() => picker.current?.click()}>
        <Paperclip size={22} />
        <span className="sr-only">Attach files: DOC, DOCX, PDF or TXT, up to 10 MB</span>
      </button>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={resumeEndings}
        aria-label="Files to attach"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** The files attached to the next message, with the state of each. */
function AttachedFiles({ files, onRemove }: { files: readonly Attached[]; onRemove: (key: string) => void }) {
  return (
    <>
      <p role="status" className="sr-only">
        {files.map((file) => `${file.name}: ${spoken(file)}.`).join(' ')}
      </p>
      {files.length > 0 && (
        <ul className="conversation-files" aria-label="Files for this message">
          {files.map((file) => (
            <li key={file.key} data-fault={'fault' in file.state || undefined}>
              {'fault' in file.state ? <CircleAlert size={20} /> : <FileText size={20} />}
              <span className="min-w-0">
                <span className="conversation-file-name">{file.name}</span>
                <span className="conversation-size">{stateInWords(file)}</span>
                {'percent' in file.state && (
                  <progress
                    className="progress"
                    value={file.state.percent}
                    max={100}
                    aria-label={file.name}
                  />
                )}
              </span>
              <button type="button" className="conversation-remove" onClick={() => onRemove(file.key)}>
                <X size={18} />
                <span className="sr-only">
                  {'percent' in file.state ? 'Cancel' : 'Remove'} {file.name}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function stateInWords({ state }: Attached): string {
  if ('fault' in state) return state.fault;
  if ('kept' in state) return sizeInWords(state.kept.bytes);
  return state.percent < 100 ? `${state.percent} % sent` : 'Checking it';
}

/** Announced when the state changes, not on each percentage. */
function spoken({ state }: Attached): string {
  if ('fault' in state) return state.fault;
  return 'kept' in state ? 'ready to send' : 'uploading';
}
