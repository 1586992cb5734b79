import type { Letter } from '../../mail/letter.ts';

/** Invites somebody. The names in it were typed by a logged-in, confirmed recruiter; they are short and on one line. */
export function invitationLetter(to: { organisation: string | null; inviter: string; url: string }): Letter {
  const where = to.organisation ?? 'their organisation';
  return {
    subject: `${to.inviter} invites you to ${where}`,
    preview: 'The link works for seven days.',
    heading: `Join ${where}`,
    paragraphs: [`${to.inviter} invites you to work together there. The link works for seven days.`],
    actions: [{ label: 'See the invitation', url: to.url }],
    foot: ['If you do not know who this is, do nothing: nothing happens.'],
  };
}
