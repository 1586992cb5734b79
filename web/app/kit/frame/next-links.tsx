import { profilePaths } from '../../text/profile-paths.ts';
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

/** Where to go from a page that has nothing yet; the first is the one to take. */
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
