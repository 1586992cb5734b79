import { keepUntilMidnight } from '../../../kit/page/keep-until-midnight.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { ourOrigin } from '../../../kit/page/our-origin.ts';
import { operator } from '../../../text/operator.ts';

const daysGood = 180;

/** `security.txt` (RFC 9116): where to report a vulnerability. Expires half a year after `day`. */
export function securityText(day: string, origin: string): string {
  const until = new Date(`${day}T00:00:00Z`);
  until.setUTCDate(until.getUTCDate() + daysGood);
  return [
    `Contact: mailto:${operator.email}`,
    `Expires: ${until.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

export function loader() {
  return new Response(securityText(londonToday(), ourOrigin()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...keepUntilMidnight() },
  });
}
