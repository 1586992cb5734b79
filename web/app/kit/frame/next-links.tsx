import { profilePaths } from '../../text/profile/profile-paths.ts';
import { LinkButton } from '../../ui/button.tsx';

const places = {
  profile: { to: profilePaths.overview, label: 'See your profile' },
  preferences: { to: profilePaths.preferences, label: 'Set your preferences' },
  jobs: { to: '/dashboard/jobs', label: 'Search for Jobs' },
  ongoing: { to: '/dashboard/applied', label: 'See ongoing applications' },
  notifications: { to: '/dashboard/account/notifications', label: 'Choose your notifications' },
  salary: { to: '/salary-calculator/calculate', label: 'Check a salary' },
  rules: { to: '/rules', label: 'Read the rules' },
} as const;

/** Links to follow from an empty page; the first is the main one. */
export function NextLinks({ ways }: { ways: readonly (keyof typeof places)[] }) {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {ways.map((way, index) => (
        <LinkButton key={way} to={places[way].to} look={index === 0 ? 'primary' : 'outline'}>
          {places[way].label}
        </LinkButton>
      ))}
    </div>
  );
}
