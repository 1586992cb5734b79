import type { RuleRead } from '../law-figure.ts';
import { TextLink } from '../text-link.tsx';

/** Note under a rule: a link to its page, its first day, and whether it is settled. */
export function RuleNote({ rule }: { rule: RuleRead | undefined }) {
  if (rule === undefined) return null;
  return (
    <p className="mt-2 text-14 text-ink-2">
      <TextLink to={rule.href}>
        The rule<span className="sr-only">: {rule.title}</span>
      </TextLink>
      , recorded from {rule.since}.{!rule.settled && ' To be confirmed on GOV.UK.'}
    </p>
  );
}
