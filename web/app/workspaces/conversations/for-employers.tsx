import { Building2 } from 'lucide-react';
import { useMe } from '../../kit/loading/use-me.ts';
import { pathInWorkspace } from '../../kit/loading/workspace-choice.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** In the place of an employer's page, when the tab shows somebody's own search for work. */
export function ForEmployers({ title }: { title: string }) {
  const { organisations } = useMe();
  return (
    <div>
      <h1 className="text-36">{title}</h1>
      <div className="mt-6">
        <EmptyState
          Icon={Building2}
          title="This page is for employers"
          action={
            <span className="flex flex-wrap justify-center gap-3">
              <LinkButton to="/dashboard">Go to your home page</LinkButton>
              {organisations.map(({ id, name }) => (
                <LinkButton key={id} look="outline" to={pathInWorkspace('/dashboard', id)}>
                  Switch to {name ?? 'your organisation'}
                </LinkButton>
              ))}
            </span>
          }
        />
      </div>
    </div>
  );
}
