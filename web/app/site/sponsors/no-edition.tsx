import { EmptyState } from '../../ui/empty-state.tsx';
import { spriteIcon } from '../../ui/sprite-icon.tsx';
import { OfficialList } from './edition-line.tsx';

const FileIcon = spriteIcon('file-badge');

/** Shown if no edition has been imported: where the official list is. What to do about it is in the operator's guide. */
export function NoEdition() {
  return (
    <EmptyState Icon={FileIcon} title="The register is not here yet" action={<OfficialList />}>
      Our copy of the register of licensed sponsors is not loaded yet. Until it is, look the company up in the
      list that GOV.UK publishes.
    </EmptyState>
  );
}
