import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

const keys: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['↑', '↓'], 'The card before or after, in the same stage'],
  [['←', '→'], 'The stage before or after'],
  [['Enter'], 'Open the applicant'],
  [['M'], 'Move the applicant: then 1 to 5 for the stage'],
  [['U'], 'Undo the last move, while its ten seconds run'],
  [['?'], 'This list'],
];

/** What the keyboard does while a card has the focus. */
export function BoardKeys({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys of the board" onClose={onClose}>
      <p className="mt-2 text-15 text-ink-2">They work while one of the cards has the focus.</p>
      <dl className="key-list">
        {keys.map(([names, what]) => (
          <div key={what}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Button type="button" look="outline" className="mt-4" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
