import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { RuleList } from '../parts/rule-list.tsx';
import { TextLink } from '../parts/text-link.tsx';
import type { SwitchingShown } from './switching.ts';

/**
 * Asks for somebody's immigration status, and says whether they can switch inside the UK. A plain form, no
 * scripts.
 */
export function SwitchingSection({ switching }: { switching: SwitchingShown }) {
  const { holds, choices, answer, barred, student } = switching;
  return (
    <Section
      id="switching"
      eyebrow="In the UK already"
      title="Can they switch without leaving?"
      lead="It depends on the permission they have now, or had last. The rules bar some people, and ask more of a Student."
    >
      <form
        action="/immigration#switching"
        className="flex max-w-measure flex-col gap-4 rounded-28 border border-line bg-card p-6 shadow-soft"
      >
        <SelectField
          name="holds"
          label="What permission do they have?"
          options={[{ value: '', label: 'Choose one' }, ...choices]}
          defaultValue={holds}
        />
        <p>
          <Button>See whether they can switch</Button>
        </p>
        {answer && (
          <Notice kind={answer.may ? 'success' : 'error'} title={answer.title}>
            {answer.says} <TextLink to={answer.to}>{answer.action}</TextLink>
          </Notice>
        )}
      </form>
      <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
        <RuleList title="Nobody can switch from" read={barred} />
        <RuleList title="A Student can, if one of these is true" read={student} />
      </div>
    </Section>
  );
}
