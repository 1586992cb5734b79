import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useQuery } from '../../kit/loading/use-query.ts';

/** From a conversation to the list, on phones, which show only one of them. */
export function BackLink() {
  const listQuery = new URLSearchParams(useQuery());
  listQuery.delete('conversation');
  return (
    <Link to={`?${listQuery}`} preventScrollReset className="conversation-back">
      <ArrowLeft size={20} />
      <span className="sr-only">All conversations</span>
    </Link>
  );
}
