import type { SponsorshipRejection } from '@portway/contracts/visa-facts/sponsorship-rejections';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { RejectionShown } from '../../../subjects/sponsoring/rejection-shown.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';

interface RejectionPanelProps {
  rejection: SponsorshipRejection | null;
  company: string;
}

/** Why the employer turned somebody down because of sponsorship, and a way to ask for a review. */
export function RejectionPanel({ rejection, company }: RejectionPanelProps) {
  if (rejection === null) return null;
  return (
    <Panel title="Turned down because of sponsorship">
      <RejectionShown rejection={rejection} />
      {rejection.review === null && (
        <div className="mt-4">
          <ActionForm intent="review" button="Ask for a review" look="outline">
            {(field) => (
              <LinesField
                {...field('text')}
                label={`What should ${company} look at again?`}
                hint="You can ask once. A person answers, and you both see it."
                rows={4}
              />
            )}
          </ActionForm>
        </div>
      )}
    </Panel>
  );
}
