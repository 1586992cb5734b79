import type { WhoPays } from '@portway/rules/sponsorship-cost';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { whoPaysMeanings, whoPaysWords } from './who-pays-words.ts';

/** Never wraps: on a phone it has a row of its own under the part's name. */
export function WhoPaysTag({ whoPays }: { whoPays: WhoPays }) {
  return (
    <span className="figures">
      <Tag look={whoPays === 'sponsor-only' ? 'mint' : 'sand'}>{whoPaysWords[whoPays]}</Tag>
    </span>
  );
}

/** Legend of the tags. */
export function WhoMustPay() {
  return (
    <Disclosure summary="Who must pay">
      <ul className="flex flex-col gap-2 text-15 text-ink-2">
        {whoPaysMeanings.map(([words, mean]) => (
          <li key={words}>
            <strong>{words}:</strong> {mean}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
