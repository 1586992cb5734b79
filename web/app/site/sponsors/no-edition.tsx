import { EmptyState } from '../../ui/empty-state.tsx';
import { spriteIcon } from '../../ui/sprite-icon.tsx';
import { OfficialList } from './edition-line.tsx';

const FileIcon = spriteIcon('file-badge');

/** Shown if no edition has been imported: what the operator of this site must do, and where the official list is. */
export function NoEdition() {
  return (
    <EmptyState Icon={FileIcon} title="The register is not here yet" action={<OfficialList />}>
      The operator of this site imports an edition with{' '}
      <code className="text-14">npm run admin -- import-register FILE</code>, where FILE is the list that
      GOV.UK publishes. Until then, look the company up there.
    </EmptyState>
  );
}
