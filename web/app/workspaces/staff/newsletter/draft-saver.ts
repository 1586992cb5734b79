import { call } from '@portway/contracts/client';
import {
  issueDraft,
  saveIssueOperation,
  staffIssueOperation,
} from '@portway/contracts/site/newsletter/issues';
import { Autosave, type Edit, type Sent, type UnsentEdits } from '../../../kit/forms/autosave/autosave.ts';
import { notSaved } from '../../../kit/forms/autosave/not-saved.ts';
import { onePerKey } from '../../../kit/forms/autosave/one-per-key.ts';
import { unsentEdits } from '../../../kit/forms/autosave/unsent-edits.ts';
import { isEqual } from '../../../kit/forms/is-equal.ts';
import { jsonStorage } from '../../../kit/loading/json-storage.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { asDraft, type IssueDraft, normalised } from './issue-draft.ts';
import type { WholeIssue } from './issue-words.ts';

export const draftKey = 'newsletter.draft' as const;

/** A draft, saved on the server while it is written. */
class DraftSaver {
  readonly autosave: Autosave;
  readonly #unsent: UnsentEdits;
  readonly #id: string;
  /** Of the draft that the texts here began with: another window's changes are never overwritten. */
  #version = 0;

  /** `key` is the account and the issue: `<account>:<issue>`. */
  constructor(key: string) {
    this.#id = key.slice(key.indexOf(':') + 1);
    this.#unsent = unsentEdits(key, jsonStorage(localStorage));
    this.autosave = new Autosave({
      send: (_, edit) => this.#send(edit),
      errorOf: (_, value) => issueDraft.safeParse(asDraft(value)).error?.issues[0]?.message,
      unsent: this.#unsent,
    });
  }

  get version(): number {
    return this.#version;
  }

  /** Takes in the issue as it was at the time of the request. */
  learn(issue: WholeIssue, askedAt: number): void {
    const { status } = this.autosave.shown(draftKey).state;
    const isTheirs = this.#version === 0 || status === 'stored' || status === 'changed';
    if (isTheirs) this.#version = Math.max(this.#version, issue.version);
    this.autosave.learn(new Map([[draftKey, draftOf(issue)]]), askedAt);
  }

  retry(): Promise<void> {
    return this.autosave.retry();
  }

  /** The issue is deleted: nothing of it is sent or stored any more. */
  discard(): void {
    this.autosave.setAside('newsletter.');
    for (const [key, { value }] of this.#unsent.read()) this.#unsent.drop(key, value);
  }

  async #send({ value }: Edit): Promise<Sent> {
    const draft = normalised(asDraft(value));
    try {
      const { version } = await call(
        saveIssueOperation,
        { ...draft, topics: [...draft.topics], version: this.#version },
        { ...this.#asMe(), parameters: { id: this.#id } },
      );
      this.#version = version;
      return { status: 'saved', value: draft };
    } catch (error) {
      return await notSaved(error, () => this.#compare(draft));
    }
  }

  /** The stored draft is not the one that this page knows. */
  async #compare(mine: IssueDraft): Promise<Sent> {
    const issue = await call(staffIssueOperation, undefined, {
      ...this.#asMe(),
      parameters: { id: this.#id },
    });
    if (issue.state !== 'draft')
      return { status: 'refused', message: 'This issue has been sent since, so it cannot be changed.' };
    this.#version = issue.version;
    const theirs = draftOf(issue);
    // An answer that got lost: it was this page that saved it.
    return isEqual(theirs, mine) ? { status: 'saved', value: mine } : { status: 'changed', theirs };
  }

  #asMe() {
    return { fetch: asMe(new Request(location.href)) };
  }
}

const savers = onePerKey((key) => new DraftSaver(key));

export const draftSaverOf = (account: string, issue: string): DraftSaver => savers.of(`${account}:${issue}`);

/** Ends the saver of an issue that is deleted. */
export function endDraft(account: string, issue: string): void {
  const key = `${account}:${issue}`;
  savers.of(key).discard();
  savers.end(key);
}

const draftOf = ({ subject, summary, lawChange, topics, text }: WholeIssue): IssueDraft => ({
  subject,
  summary: summary ?? '',
  lawChange,
  topics,
  text,
});
