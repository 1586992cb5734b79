import { submit } from '@portway/contracts/client';
import { chooseApplicantsOperation } from '@portway/contracts/hiring/employer-applications/applicant-people';
import type { EmployerApplication } from '@portway/contracts/hiring/employer-applications/applicant-row';
import { useState } from 'react';
import { asMe } from '../../../../kit/loading/signed-in.ts';
import { useQuery } from '../../../../kit/loading/use-query.ts';
import { filtersIn } from '../load-applications.ts';

interface ChooseAllProps {
  isPageChosen: boolean;
  /** How many applications are chosen. */
  chosen: number;
  onPage: (isOn: boolean) => void;
  onAll: (rows: readonly EmployerApplication[]) => void;
}

/** Chooses everyone on the page; then, everyone that the filters find. */
export function ChooseAll({ isPageChosen, chosen, onPage, onAll }: ChooseAllProps) {
  const query = useQuery();
  const [status, setStatus] = useState<string>();
  const chooseAll = async () => {
    setStatus('Choosing…');
    const { sort: _, after: __, ...filters } = filtersIn(query);
    try {
      const me = { fetch: asMe(new Request(location.href)) };
      const { applications, total } = await submit(chooseApplicantsOperation, filters, me);
      onAll(applications);
      setStatus(
        applications.length < total
          ? `${applications.length} of ${total.toLocaleString('en-GB')} are chosen, the longest waiting first: as many as can be changed at once. Do the next ones after these.`
          : `All ${total.toLocaleString('en-GB')} that these filters find are chosen.`,
      );
    } catch (error) {
      setStatus(error instanceof Error ? error.message : 'We could not choose them. Try again.');
    }
  };
  return (
    <div className="choose-all">
      <label>
        <input type="checkbox" checked={isPageChosen} onChange={({ target }) => onPage(target.checked)} />
        Choose everyone on this page
      </label>
      <button type="button" onClick={() => void chooseAll()}>
        Choose all that these filters find
      </button>
      <p role="status">{chosen > 0 && status}</p>
    </div>
  );
}
