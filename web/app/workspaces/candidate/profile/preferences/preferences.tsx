import { AutosaveRadioList } from '../../../../kit/forms/autosave/autosave-radios.tsx';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { optionsOf } from '../../../../text/options-of.ts';
import { searchStatusWords } from '../../../../text/profile-choices.ts';
import { loadProfile, ProfilePage } from '../profile-page.tsx';
import type { Route } from './+types/preferences.ts';
import { CompanySizes } from './company-sizes.tsx';
import { employersOf } from './employers.ts';
import { HiddenFrom } from './hidden-from.tsx';
import { NextJob, Places } from './next-job.tsx';
import { Pay } from './pay.tsx';
import { RightToWork } from './right-to-work.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Your preferences', description: 'The job you are looking for.', index: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadProfile(request);

export default function Preferences({ loaderData: profile }: Route.ComponentProps) {
  return (
    <ProfilePage
      at="/dashboard/profile/preferences"
      profile={profile}
      lead="The job you are looking for, and who can know that you are looking."
    >
      <Panel
        title="Your search"
        text="Today only employers you apply to see your profile. A search for candidates is not yet open: this decides whether you are in it."
      >
        <AutosaveRadioList
          of="profile.searchStatus"
          label="Where are you in your search?"
          options={optionsOf(searchStatusWords).map((option) => ({ ...option, note: seen(option.value) }))}
        />
      </Panel>
      <RightToWork />
      <NextJob />
      <Places />
      <Pay />
      <CompanySizes />
      <HiddenFrom employers={employersOf(profile.entries)} />
    </ProfilePage>
  );
}

const seen = (status: string): string =>
  status === 'closed' ? 'Recruiters may not find you.' : 'Recruiters may find you.';
