import type { Organisation } from '@portway/contracts/account/organisation/organisation';
import { changeOrganisationOperation } from '@portway/contracts/account/organisation/organisation';
import { companySizes } from '@portway/contracts/candidate/profile/profile-choices';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { companySizeWords } from '../../../text/profile/profile-choices.ts';
import { LinesField } from '../../../ui/lines-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TagsField } from '../../../ui/tags-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { mayRun } from './roles.ts';

/** The organisation's details: a form for those who run the organisation, text for the others. */
export function OrganisationDetails({ organisation }: { organisation: Organisation }) {
  const { name, website, industry, tradingName, town, size, about, markets, yourRole } = organisation;
  if (!mayRun(yourRole))
    return (
      <Panel title="Details" text="Owners and admins can change them.">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <Line term="Name" text={name} />
          <Line term="Website" text={website} />
          <Line term="Industry" text={industry} />
          <Line term="Trading name" text={tradingName} />
          <Line term="Town" text={town} />
          <Line term="Markets" text={markets.join(', ') || null} />
          <Line term="Size" text={size && sizeLabel(size)} />
          <Line term="About" text={about} />
        </dl>
      </Panel>
    );
  return (
    <Panel
      title="Details"
      text={
        name === null
          ? 'Name your organisation. Invitations show the name.'
          : 'What your company page and your jobs say of you.'
      }
    >
      <ActionForm
        intent="details"
        schemas={changeOrganisationOperation.request.shape}
        button="Save the details"
      >
        {(field) => (
          <>
            <TextField
              {...field('name')}
              label="Name of the organisation"
              hint="The legal name. Everyone sees it, unless you give a trading name. Invitations show it."
              autoComplete="organization"
              defaultValue={name ?? ''}
            />
            <TextField
              {...field('website')}
              label="Website"
              hint="Everyone sees it on your company page."
              optional
              inputMode="url"
              autoComplete="url"
              defaultValue={website ?? ''}
            />
            <TextField
              {...field('industry')}
              label="Industry"
              hint="Everyone sees it on your company page."
              optional
              defaultValue={industry ?? ''}
            />
            <MarketsField {...field('markets')} markets={markets} />
            <TextField
              {...field('tradingName')}
              label="Trading name"
              hint="If you trade under another name. Everyone sees it in place of the legal name. We use both, with the town, to find your entry on the register of licensed sponsors."
              optional
              defaultValue={tradingName ?? ''}
            />
            <TextField
              {...field('town')}
              label="Town or city"
              hint="Of your registered office. Everyone sees it on your company page if you name no offices."
              optional
              defaultValue={town ?? ''}
            />
            <SelectField
              {...field('size')}
              label="Size"
              hint="Everyone sees it, and candidates can search by it."
              optional
              defaultValue={size ?? ''}
              options={sizeOptions}
            />
            <LinesField
              {...field('about')}
              label="About"
              hint="What you do, and what it is like to work with you. Everyone sees it."
              optional
              rows={6}
              defaultValue={about ?? ''}
            />
          </>
        )}
      </ActionForm>
    </Panel>
  );
}

interface MarketsFieldProps {
  name: string;
  error: string | undefined;
  markets: readonly string[];
}

/** The list is sent as lines of one field. */
function MarketsField({ name, error, markets }: MarketsFieldProps) {
  const [tags, setTags] = useState(markets);
  return (
    <>
      <input type="hidden" name={name} value={tags.join('\n')} />
      <TagsField
        name={`${name}-typed`}
        error={error}
        label="Markets"
        hint="What you sell, or to whom, in a word or two: for example, Energy. Everyone sees them. Press Enter after each."
        optional
        tags={tags}
        onChange={setTags}
      />
    </>
  );
}

type Size = NonNullable<Organisation['size']>;

function sizeLabel(size: Size): string {
  const { name, people } = companySizeWords[size];
  return `${name} (${people})`;
}

const sizeOptions = [
  { value: '', label: 'Not given' },
  ...companySizes.map((value) => ({ value, label: sizeLabel(value) })),
];

function Line({ term, text }: { term: string; text: string | null }) {
  return (
    <>
      <dt className="text-ink-2">{term}</dt>
      <dd className="font-medium wrap-anywhere">{text ?? 'Not given'}</dd>
    </>
  );
}
