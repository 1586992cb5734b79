import type { EmailContent } from '../../../platform/mail/email.ts';
import { dayInLondon, londonClock } from '../../../platform/time/local-time.ts';

interface NewDevice {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Browser and system, such as `Firefox on Linux`. */
  readonly device: string;
  readonly network: string;
  readonly origin: string;
}

/** To the owner, at the first log-in on each device but their first. */
export function newDeviceEmail({ at, device, network, origin }: NewDevice): EmailContent {
  const time = `${dayInLondon(at)} at ${londonClock.shows(at).time} (London time)`;
  return {
    subject: 'New log-in to your account',
    preview: `${device}, ${time}.`,
    heading: 'Your account was used on a new device',
    paragraphs: [
      `Someone logged in to your account on ${time}, with ${device}, from the network ${network}.`,
      'If that was you, you do not need to do anything. We tell you once for each browser, and again after you have ended its session or changed your password.',
      'If it was not you, end every other session at once, then choose a new password.',
    ],
    actions: [
      { label: 'End other sessions', url: `${origin}/dashboard/account/sessions` },
      { label: 'Choose a new password', url: `${origin}/forgot` },
    ],
    foot: ['We always send this email, to protect your account. You cannot turn it off.'],
  };
}
