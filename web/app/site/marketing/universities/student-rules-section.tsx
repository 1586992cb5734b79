import { Section } from '../../../ui/section.tsx';
import { RuleList } from '../parts/rule-list.tsx';
import { TextLink } from '../parts/text-link.tsx';
import type { BrakeShown } from '../parts/visa-brake.ts';
import { VisaBrakeNotice } from '../parts/visa-brake-notice.tsx';
import type { StudentRules } from './student-rules.ts';

/** What decides whether a student can switch, and whether the lower salary applies. */
export function StudentRulesSection({
  rules: { switching, newEntrant },
  brake,
}: {
  rules: StudentRules;
  brake: BrakeShown | undefined;
}) {
  return (
    <Section
      id="student-rules"
      eyebrow="Before they apply"
      title="When a student can switch, and be a new entrant"
      lead="There are two rules with different conditions. The first is about applying inside the UK, and the second is about the lower salary."
    >
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <RuleList title="Switching inside the UK" read={switching}>
          <p className="mt-2 text-ink-2">One of these is enough.</p>
        </RuleList>
        <RuleList title="A new entrant by study" read={newEntrant}>
          <p className="mt-2 text-ink-2">All of these, or another reason such as age.</p>
        </RuleList>
      </div>
      <VisaBrakeNotice says={brake && `${brake.students} ${brake.employers}`} />
      <p className="mt-8 max-w-measure">
        Someone with another permission? <TextLink to="/immigration#switching">See who can switch</TextLink>.
        What must a graduate earn later to settle?{' '}
        <TextLink to="/settlement-salary">The salary for settlement</TextLink>.
      </p>
    </Section>
  );
}
