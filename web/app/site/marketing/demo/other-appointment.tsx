import { TextLink } from '../parts/text-link.tsx';
import type { ChoiceOfTime } from './choice-of-time.server.ts';

/** When appointments take place, and a link to the other kind. */
export function OtherAppointment({ purpose }: Pick<ChoiceOfTime, 'purpose'>) {
  return (
    <p className="mt-6 max-w-measure text-14 text-ink-2">
      Monday to Friday from 9:00 to 17:00 in London, except{' '}
      <TextLink to="/rules/working-days">bank holidays</TextLink>.{' '}
      {purpose === 'demo' ? (
        <>
          Is a quarter of an hour enough?{' '}
          <TextLink to="/demo?purpose=consultation">Book a consultation</TextLink>.
        </>
      ) : (
        <>
          Would you rather see everything? <TextLink to="/demo">Schedule a demo</TextLink>.
        </>
      )}
    </p>
  );
}
