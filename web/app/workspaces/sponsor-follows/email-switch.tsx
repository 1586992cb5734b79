import { Button } from '../../ui/button.tsx';

interface EmailSwitchProps {
  emails: boolean;
  /** Whether they are also about the entry of the user's organisation. */
  hires: boolean;
  onSwitch: () => void;
}

/** Whether changes are emailed: one switch for all that is followed. */
export function EmailSwitch({ emails, hires, onSwitch }: EmailSwitchProps) {
  return (
    <div className="follow-emails">
      <p>
        <b>{emails ? 'Emails are on.' : 'Emails are off.'}</b>{' '}
        {!emails
          ? 'You see only here what changed. Following something new turns them on again.'
          : hires
            ? 'You get at most one for each edition of the register, when it changes something you follow or your organisation’s own entry.'
            : 'You get at most one for each edition of the register, when it changes something you follow.'}
      </p>
      <Button type="button" look="outline" onClick={onSwitch}>
        {emails ? 'Turn emails off' : 'Turn emails on'}
      </Button>
    </div>
  );
}
