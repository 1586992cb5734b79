import type { Organisation } from '@portway/contracts/organisation';
import { TextField } from '../../ui/text-field.tsx';
import { AskForm } from '../asking/ask-form.tsx';
import { Panel } from '../panel.tsx';
import { mayRun } from './roles.ts';

/** Name, website and industry: a form for those who run the organisation, words for the others. */
export function OrganisationDetails({ organisation }: { organisation: Organisation }) {
  const { name, website, industry, yourRole } = organisation;
  if (!mayRun(yourRole))
    return (
      <Panel title="Details" text="Owners and admins can change them.">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <Line term="Name" text={name} />
          <Line term="Website" text={website} />
          <Line term="Industry" text={industry} />
        </dl>
      </Panel>
    );
  return (
    <Panel
      title="Details"
      text={
        name === null
          ? 'Give your organisation its name: invitations carry it.'
          : 'Colleagues see them, and invitations carry the name.'
      }
    >
      <AskForm intent="details" button="Save the details">
        {(field) => (
          <>
            <TextField
              {...field('name')}
              label="Name of the organisation"
              autoComplete="organization"
              defaultValue={name ?? ''}
            />
            <TextField
              {...field('website')}
              label="Website"
              optional
              inputMode="url"
              autoComplete="url"
              defaultValue={website ?? ''}
            />
            <TextField {...field('industry')} label="Industry" optional defaultValue={industry ?? ''} />
          </>
        )}
      </AskForm>
    </Panel>
  );
}

function Line({ term, text }: { term: string; text: string | null }) {
  return (
    <>
      <dt className="text-ink-2">{term}</dt>
      <dd className="font-medium wrap-anywhere">{text ?? 'Not given'}</dd>
    </>
  );
}
