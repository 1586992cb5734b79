import type { Completeness, ProfileStep } from '@portway/contracts/candidate/profile/profile';
import {
  BadgeCheck,
  BriefcaseBusiness,
  Camera,
  Coins,
  Compass,
  FileText,
  GraduationCap,
  Link2,
  type LucideIcon,
  MapPin,
  Search,
  Sparkles,
  Sprout,
  UserRound,
  UserRoundCheck,
  Wrench,
} from 'lucide-react';
import { profilePaths } from '../../../text/profile-paths.ts';
import { missingSteps } from '../step-words.ts';
import type { Step } from './steps.ts';

const icons: Readonly<Record<ProfileStep, LucideIcon>> = {
  role: Compass,
  about: UserRound,
  'right-to-work': BadgeCheck,
  search: Search,
  places: MapPin,
  work: BriefcaseBusiness,
  education: GraduationCap,
  skills: Wrench,
  resume: FileText,
  'looking-for': Sparkles,
  culture: Sprout,
  salary: Coins,
  photo: Camera,
  links: Link2,
};

const whole: Step = {
  to: profilePaths.overview,
  title: 'See your profile as recruiters do',
  text: 'Nothing is missing. Check it now and then to keep it up to date.',
  action: 'See your profile',
  Icon: UserRoundCheck,
};

/**
 * Steps for the profile: what is missing, the best next step first; if nothing is missing, a link to view it.
 */
export function profileStepsFor(
  completeness: Pick<Completeness, 'steps' | 'begun'>,
): readonly [Step, ...Step[]] {
  const missing = missingSteps(completeness).map(({ step, ...words }) => ({ ...words, Icon: icons[step] }));
  const [first = whole, ...more] = missing;
  return [first, ...more];
}
