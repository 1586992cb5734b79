import type { WhoPays } from '@portway/rules/sponsorship-cost';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Tag } from '../../ui/tag.tsx';

const whoPaysWords = {
  'sponsor-only': 'Sponsor only',
  either: 'Either may pay',
  'repayment-lowers-pay': 'Either; repayment lowers pay',
} as const;

/** Never broken over two lines: on a phone it stands under the part's name, in a row of its own. */
export function WhoPaysTag({ whoPays }: { whoPays: WhoPays }) {
  return (
    <span className="figures">
      <Tag look={whoPays === 'sponsor-only' ? 'mint' : 'sand'}>{whoPaysWords[whoPays]}</Tag>
    </span>
  );
}

/** What the tags mean. */
export function WhoMustPay() {
  return (
    <Disclosure summary="Who must pay">
      <ul className="flex flex-col gap-2 text-15 text-ink-2">
        <li>
          <strong>Sponsor only:</strong> the sponsor pays and may not recover it from the worker, by any
          means.
        </li>
        <li>
          <strong>Either may pay:</strong> the sponsor or the worker may pay.
        </li>
        <li>
          <strong>Either; repayment lowers pay:</strong> whatever the worker repays to the sponsor is taken
          off the pay that counts for the visa.
        </li>
      </ul>
    </Disclosure>
  );
}
