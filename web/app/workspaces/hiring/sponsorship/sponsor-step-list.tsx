import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { useMe } from '../../../kit/loading/use-me.ts';
import { Button } from '../../../ui/button.tsx';
import { type SponsorStep, sponsorshipPath } from './sponsoring-words.ts';

/** The steps to sponsorship: the first that is open has the button. */
export function SponsorStepList({ steps }: { steps: readonly SponsorStep[] }) {
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <ol className="sponsor-steps">
      {steps.map((step) => (
        <li key={step.label} data-done={step.isDone || undefined}>
          {step.isDone ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
          <div>
            <p className={step === next ? 'font-semibold' : undefined}>
              {step.to === undefined || step.isDone ? step.label : <Link to={step.to}>{step.label}</Link>}
              {step.isDone && <span className="sr-only">, done</span>}
            </p>
            <p className="text-15 text-ink-2">{step.why}</p>
            {step.offersRole && <TakeRole />}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** An owner makes themselves the compliance officer with one press. */
function TakeRole() {
  const { id } = useMe();
  const { send, sending, formState, reauthDialog } = useAction(undefined, sponsorshipPath);
  return (
    <>
      <Button
        type="button"
        look="outline"
        className="mt-3"
        onClick={() => sending || send(actionForm('take-role', { member: id }))}
      >
        I keep them
      </Button>
      <StatusMessage state={formState} />
      {reauthDialog}
    </>
  );
}
