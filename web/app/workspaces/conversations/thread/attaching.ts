import {
  type MessageAttachment,
  maxAttachments,
} from '@portway/contracts/hiring/conversations/conversations';
import { faultOfResume } from '../../../kit/forms/upload/resume-files.ts';

/** A file attached to the next message. */
export interface Attached {
  readonly key: string;
  readonly name: string;
  /** Uploading, with its percentage; uploaded; or refused, with the reason. */
  readonly state:
    | { readonly percent: number }
    | { readonly kept: MessageAttachment }
    | { readonly fault: string };
}

export interface AttachingDeps {
  readonly upload: (
    file: File,
    going: { readonly onProgress: (percent: number) => void; readonly signal: AbortSignal },
  ) => Promise<{ readonly kept: MessageAttachment } | { readonly fault: string }>;
  readonly newKey: () => string;
}

/** The server takes no more files of one account at once. */
const maxAtOnce = 2;

/** The files of a message being written: each is uploaded when it is selected, two at once. */
export class Attaching {
  readonly #needs: AttachingDeps;
  readonly #going = new Map<string, AbortController>();
  #waiting: readonly { readonly key: string; readonly file: File }[] = [];
  readonly #listeners = new Set<() => void>();
  #files: readonly Attached[] = [];
  #keep: (attachments: readonly MessageAttachment[]) => void = () => undefined;

  constructor(needs: AttachingDeps) {
    this.#needs = needs;
  }

  readonly files = (): readonly Attached[] => this.#files;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Restores files that an earlier page had uploaded. */
  adopt(
    attachments: readonly MessageAttachment[],
    keep: (attachments: readonly MessageAttachment[]) => void,
  ): void {
    this.#keep = keep;
    this.putBack(attachments);
  }

  /** Files already on the server, such as those of a message taken back. */
  putBack(attachments: readonly MessageAttachment[]): void {
    const presentIds = new Set(this.kept().map(({ id }) => id));
    const more = attachments.filter(({ id }) => !presentIds.has(id));
    this.#become([
      ...this.#files,
      ...more.map((one) => ({ key: one.id, name: one.name, state: { kept: one } })),
    ]);
  }

  add(files: readonly File[]): void {
    for (const file of files) this.#take(file);
  }

  remove(key: string): void {
    this.#going.get(key)?.abort();
    this.#waiting = this.#waiting.filter((one) => one.key !== key);
    this.#become(this.#files.filter((one) => one.key !== key));
  }

  /** The files that can be sent now. */
  kept(): readonly MessageAttachment[] {
    return this.#files.flatMap(({ state }) => ('kept' in state ? [state.kept] : []));
  }

  isGoing(): boolean {
    return this.#going.size > 0;
  }

  /** They were sent; refused files are dropped too. */
  clear(): void {
    this.#become([]);
  }

  #take(file: File): void {
    const key = this.#needs.newKey();
    const tooMany = this.#files.filter(({ state }) => !('fault' in state)).length >= maxAttachments;
    const fault = tooMany ? `Attach at most ${maxAttachments} files.` : faultOfResume(file);
    this.#become([
      ...this.#files,
      { key, name: file.name, state: fault === undefined ? { percent: 0 } : { fault } },
    ]);
    if (fault !== undefined) return;
    this.#waiting = [...this.#waiting, { key, file }];
    this.#uploadNext();
  }

  #uploadNext(): void {
    const [next, ...rest] = this.#waiting;
    if (next === undefined || this.#going.size >= maxAtOnce) return;
    this.#waiting = rest;
    void this.#upload(next.key, next.file);
  }

  async #upload(key: string, file: File): Promise<void> {
    const controller = new AbortController();
    this.#going.set(key, controller);
    const onProgress = (percent: number) => this.#settle(key, { percent });
    const state = await this.#needs.upload(file, { onProgress, signal: controller.signal });
    this.#going.delete(key);
    this.#settle(key, state);
    this.#uploadNext();
  }

  #settle(key: string, state: Attached['state']): void {
    this.#become(this.#files.map((one) => (one.key === key ? { ...one, state } : one)));
  }

  #become(files: readonly Attached[]): void {
    this.#files = files;
    this.#keep(this.kept());
    for (const listener of this.#listeners) listener();
  }
}
