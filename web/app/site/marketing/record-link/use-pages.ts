import { call } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import {
  finishLinkOperation,
  sendByLinkOperation,
} from '@portway/contracts/sponsor/record-links/record-links';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ChosenPage, faultOfPage, fileToSend } from './chosen-page.ts';

const dropped = 'The connection was cut. Nothing is lost: press the button again.';

/** The pages on this phone, and their way to who asked: what was sent once is not sent again. */
export function usePages(token: string, arrivedFiles: number) {
  const [pages, setPages] = useState<readonly ChosenPage[]>([]);
  const [message, setMessage] = useState('');
  const [isSending, setIsSending] = useState(false);
  const { revalidate } = useRevalidator();
  const change = (key: string, facts: Partial<ChosenPage>) =>
    setPages((all) => all.map((page) => (page.key === key ? { ...page, ...facts } : page)));

  function add(files: readonly File[]) {
    setMessage('');
    for (const file of files) {
      const fault = faultOfPage(file);
      if (fault !== undefined) setMessage(`${file.name}: ${fault}`);
      else
        setPages((all) => [...all, { key: crypto.randomUUID(), file, quarters: 0, state: 'here' } as const]);
    }
  }

  /** False where it did not come. */
  async function sendOne(page: ChosenPage): Promise<boolean> {
    change(page.key, { state: 'sending', why: undefined });
    try {
      const body = await fileToSend(page);
      await call(
        sendByLinkOperation,
        { token, name: page.file.name, page: page.key },
        { fetch: (request) => fetch(new Request(request, { body })) },
      );
      change(page.key, { state: 'sent' });
      return true;
    } catch (error) {
      change(page.key, { state: 'failed', why: error instanceof ProblemError ? error.message : dropped });
      return false;
    }
  }

  async function sendAll() {
    if (isSending) return;
    if (pages.length + arrivedFiles === 0) return setMessage('Take a photo or choose a file first.');
    setIsSending(true);
    setMessage('');
    try {
      for (const page of pages)
        if (page.state !== 'sent' && !(await sendOne(page)))
          return setMessage('A page did not come. What came stays; press the button again for the rest.');
      await call(finishLinkOperation, { token, files: Math.max(1, arrivedFiles + pages.length) });
      await revalidate();
    } catch (error) {
      setMessage(error instanceof ProblemError ? error.message : dropped);
    } finally {
      setIsSending(false);
    }
  }

  return {
    pages,
    message,
    isSending,
    add,
    sendAll,
    turn: (key: string) =>
      setPages((all) =>
        all.map((page) => (page.key === key ? { ...page, quarters: (page.quarters + 1) % 4 } : page)),
      ),
    remove: (key: string) => setPages((all) => all.filter((page) => page.key !== key)),
  };
}
