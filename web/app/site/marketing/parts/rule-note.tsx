import type { RuleRead } from './law-figure.ts';
import { TextLink } from './text-link.tsx';

/** Under what a rule says: the way to its page, since when it holds, and whether that is settled. */
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
