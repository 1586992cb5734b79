import type { ProfileStep } from '@portway/contracts/profile/profile';
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
import { stepWords } from '../../../text/profile-words.ts';
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
export function profileStepsFor(missing: readonly ProfileStep[]): readonly [Step, ...Step[]] {
  const [first = whole, ...more] = missing.map((step) => ({ ...stepWords[step], Icon: icons[step] }));
  return [first, ...more];
}
