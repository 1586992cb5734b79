import { lengthOf } from '@portway/contracts/candidate/profile/profile-texts';
import { maxOfMessage } from '@portway/contracts/hiring/conversations/conversations';

/** Milliseconds within which a second press of Send counts as part of the first. */
const doublePress = 1_000;

interface Written {
  readonly text: string;
  readonly files: number;
  /** Whether a file is still being uploaded. */
  readonly isGoing: boolean;
  /** Milliseconds since the last message was sent. */
  readonly sinceSent: number;
}

/** Why a message cannot be sent as it is; empty where there is nothing to send and nothing to report. */
export function faultOf({ text, files, isGoing, sinceSent }: Written): string | undefined {
  if (isGoing) return 'A file is still uploading. Send your message when it has finished.';
  if (text === '' && files === 0) return sinceSent < doublePress ? '' : 'Write something, or attach a file.';
  const length = lengthOf(text);
  if (length <= maxOfMessage) return undefined;
  return `Write at most ${inWords(maxOfMessage)} characters. These are ${inWords(length)}.`;
}

const inWords = (count: number) => count.toLocaleString('en-GB');
