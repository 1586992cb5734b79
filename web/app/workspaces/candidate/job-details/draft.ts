import { maxOfAnswer, saveDraftOperation } from '@portway/contracts/candidate/applications/applications';
import { lengthOf } from '@portway/contracts/candidate/profile/profile-texts';
import { call } from '@portway/contracts/client';
import { Autosave, type Edit, type Sent, type UnsentEdits } from '../../../kit/forms/autosave/autosave.ts';
import { notSaved } from '../../../kit/forms/autosave/not-saved.ts';
import { onePerKey } from '../../../kit/forms/autosave/one-per-key.ts';
import { unsentEdits } from '../../../kit/forms/autosave/unsent-edits.ts';
import { jsonStorage } from '../../../kit/loading/json-storage.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';

/** The text to an employer, and the CV sent with it. */
export interface Draft {
  readonly text: string;
  readonly resume: string | null;
}

export const draftKey = 'application.draft' as const;

/** The draft for one job, saved on the server while it is edited. */
export class DraftSaver {
  readonly autosave: Autosave;
  readonly #unsent: UnsentEdits;

  /** `key` is the account and the job: `<account>:<job>`. */
  constructor(key: string) {
    this.#unsent = unsentEdits(key, jsonStorage(localStorage));
    const job = key.slice(key.indexOf(':') + 1);
    this.autosave = new Autosave({
      send: (_, edit) => send(job, edit),
      errorOf: (_, value) => draftError(asDraft(value)),
      unsent: this.#unsent,
    });
  }

  retry(): Promise<void> {
    return this.autosave.retry();
  }

  /** The application was sent: the draft is neither sent nor stored any more. */
  discard(): void {
    this.autosave.setAside('application.');
    for (const [key, { value }] of this.#unsent.read()) this.#unsent.drop(key, value);
  }
}

const savers = onePerKey((key) => new DraftSaver(key));

/** The saver of a draft, and how to end it once the application was sent. */
export function draftSaverOf(account: string, job: string) {
  const key = `${account}:${job}`;
  const saver = savers.of(key);
  const end = () => {
    saver.discard();
    savers.end(key);
  };
  return { autosave: saver.autosave, end };
}

async function send(id: string, { value }: Edit): Promise<Sent> {
  const me = { fetch: asMe(new Request(location.href)) };
  try {
    const { text, resume } = asDraft(value);
    const { draft } = await call(saveDraftOperation, { text, resume }, { ...me, parameters: { id } });
    return { status: 'saved', value: { text: draft.text, resume: draft.resume } };
  } catch (error) {
    return await notSaved(error, async () => ({ status: 'unreachable' }));
  }
}

function draftError({ text }: Draft): string | undefined {
  const over = lengthOf(text.trim()) - maxOfAnswer;
  if (over <= 0) return undefined;
  return `Use at most ${maxOfAnswer.toLocaleString('en-GB')}characters. You have ${over.toLocaleString('en-GB')} too many.`;
}

/** As saved on the server, or stored in this browser by an earlier page. */
export function asDraft(value: unknown): Draft {
  if (typeof value !== 'object' || value === null) return { text: '', resume: null };
  const text = 'text' in value && typeof value.text === 'string' ? value.text : '';
  const resume = 'resume' in value && typeof value.resume === 'string' ? value.resume : null;
  return { text, resume };
}
