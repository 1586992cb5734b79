import {
  type IdentityAnswers,
  identityAnswers,
} from '@portway/contracts/candidate/equality-monitoring/equality-monitoring';
import type { SaveState } from '../../../../kit/forms/autosave/autosave.ts';
import { Versions } from '../../../../kit/forms/autosave/autosaved.tsx';
import { SaveStatus } from '../../../../kit/forms/autosave/save-status.tsx';
import { Button } from '../../../../ui/button.tsx';
import { type IdentityRecord, identityKey } from './equality-monitoring-record.ts';
import { answersInWords } from './equality-monitoring-words.ts';

interface SavingProps {
  record: IdentityRecord;
  state: SaveState;
}

/** The save state in words, and what to do where saving does not continue by itself. */
export function SavingIdentity({ record, state }: SavingProps) {
  return (
    <div>
      <SaveStatus status={state.status}>{wordsOf(state)}</SaveStatus>
      {state.status === 'offline' && (
        <Button type="button" look="outline" className="mt-3" onClick={() => void record.retry()}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** Answers changed in two windows: the user chooses one version. */
export function TwoVersions({ record, state, answers }: SavingProps & { answers: IdentityAnswers }) {
  if (state.status !== 'changed') return null;
  return (
    <Versions
      mine={answersInWords(answers)}
      theirs={answersInWords(identityAnswers.parse(state.theirs))}
      onDecide={(which) => record.autosave.choose(identityKey, which)}
    />
  );
}

function wordsOf(state: SaveState): string {
  switch (state.status) {
    case 'waiting':
    case 'saving':
      return 'Saving…';
    case 'offline':
      return 'We could not save your changes. Keep this page open, and we will send them when we can reach the server.';
    case 'changed':
      return 'Changed in another window. Choose which version to keep.';
    case 'refused':
      return state.message;
    case 'stored':
      return state.fresh ? 'Saved.' : 'Changes are saved as you make them.';
  }
}
