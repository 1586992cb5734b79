import { call, submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import {
  addOperatorFigureOperation,
  deleteOperatorFigureOperation,
  figuresShown,
  operatorContactFields,
  operatorDeskOperation,
  saveOperatorContactOperation,
  saveOperatorFigureOperation,
} from '@portway/contracts/site/operator/operator';
import { ChartNoAxesColumn } from 'lucide-react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { readAction } from '../../../kit/forms/read-action.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { useAction } from '../../../kit/forms/use-action.tsx';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ContentTabs } from '../content-tabs.tsx';
import type { Route } from './+types/operator.ts';
import { FigureForm, FigureRow } from './figure-row.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'About and contact', description: 'What the site says of us.', index: false });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return call(operatorDeskOperation, undefined, { fetch: asMe(request) });
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const { id = '', key = '', value, label, source, on, phone, address } = values;
  const fields = { value, label, source, on };
  const parameters = { id };
  switch (intent) {
    case 'add':
      return callApi((me) =>
        submit(addOperatorFigureOperation, fields, { ...me, headers: { 'Idempotency-Key': key } }),
      );
    case 'save':
      return callApi((me) =>
        submit(
          saveOperatorFigureOperation,
          { ...fields, version: Number(values.version) },
          { ...me, parameters },
        ),
      );
    case 'contact':
      return callApi((me) => submit(saveOperatorContactOperation, { phone, address }, me));
    default:
      return callApi((me) => call(deleteOperatorFigureOperation, undefined, { ...me, parameters }));
  }
}

export default function OperatorPage({ loaderData: { figures, contact } }: Route.ComponentProps) {
  const { send, formState } = useAction();
  return (
    <div>
      <h1 className="text-36">About and contact</h1>
      <p className="mt-2 max-w-measure text-ink-2">{onTheAboutPage(figures)}</p>
      <ContentTabs />
      <StatusMessage state={formState} />
      <div className="staff-page">
        <div>
          {figures.length === 0 ? (
            <EmptyState Icon={ChartNoAxesColumn} title="No figure yet">
              Add figures of your own that you can show, each with its source and day.
            </EmptyState>
          ) : (
            <ul className="staff-list staff-list-first" aria-label="Figures">
              {figures.map((figure) => (
                <FigureRow key={`${figure.id} ${figure.version}`} figure={figure} send={send} />
              ))}
            </ul>
          )}
          <Panel title="Add a figure">
            <FigureForm />
          </Panel>
        </div>
        <Panel title="How to reach us" text="The page Contact Us shows what you enter, and nothing else.">
          <ContactForm contact={contact} />
        </Panel>
      </div>
    </div>
  );
}

type Desk = ResponseOf<typeof operatorDeskOperation>;

function onTheAboutPage(figures: Desk['figures']): string {
  if (figures.some(({ shown }) => shown)) return 'The page About shows figures that you have entered.';
  const missing = figuresShown.from - figures.length;
  return `The page About counts rules and sources until you have entered ${missing === 1 ? '1 more figure' : `${missing} more figures`}.`;
}

/** The telephone number and the address of our own; those of the demo stay beside the form until it is forgotten. */
function ContactForm({ contact }: Pick<Desk, 'contact'>) {
  const ownContact = contact?.example === false ? contact : null;
  return (
    <>
      {contact?.example && (
        <p className="mb-4 text-15">
          <Tag look="sand">Example</Tag> The site shows {[contact.phone, contact.address].join(', ')} until
          you enter your own.
        </p>
      )}
      <ActionForm intent="contact" schemas={operatorContactFields.shape} button="Save the contact details">
        {(field) => (
          <>
            <TextField
              {...field('phone')}
              type="tel"
              label="Telephone number"
              optional
              hint="Such as 020 7946 0321. Without one, the page asks for theirs."
              defaultValue={ownContact?.phone ?? ''}
            />
            <LinesField
              {...field('address')}
              label="Address to visit"
              optional
              hint="One line each."
              rows={4}
              defaultValue={ownContact?.address ?? ''}
            />
          </>
        )}
      </ActionForm>
    </>
  );
}
