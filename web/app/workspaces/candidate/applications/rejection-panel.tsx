import type { SponsorshipRejection } from '@portway/contracts/hiring/visa-facts/sponsorship-rejections';
import { useEffect, useRef } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { RejectionShown } from '../../../subjects/visa-facts/rejection-shown.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';

interface RejectionPanelProps {
  rejection: SponsorshipRejection | null;
  company: string;
}

/** Why the employer turned somebody down because of sponsorship, and a way to ask for a review. */
export function RejectionPanel({ rejection, company }: RejectionPanelProps) {
  const shown = useRef<HTMLDivElement>(null);
  const isAsked = rejection !== null && rejection.review !== null;
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    // The form goes with its button: what was asked takes the focus that was in it.
    if (isAsked && !wasAsked.current && document.activeElement === document.body) shown.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  if (rejection === null) return null;
  return (
    <Panel title="Turned down because of sponsorship">
      <div ref={shown} tabIndex={-1}>
        <RejectionShown rejection={rejection} />
      </div>
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
