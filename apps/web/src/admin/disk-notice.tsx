import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { Notice } from '../design/feedback/notice.tsx';

/** How often the server is asked, in milliseconds. */
const askEveryMs = 15_000;

/** Tells admins that the server saves nothing new, for as long as it is so. */
export function DiskNotice() {
  const { data } = useQuery({ queryKey: ['health'], queryFn: () => api.health(), refetchInterval: askEveryMs });
  if (data?.status !== 'read_only') return null;
  return (
    <div className="mb-6">
      <Notice tone="bad">
        <Trans>This server’s disk is nearly full. Nothing new is saved until there is more space.</Trans>
      </Notice>
    </div>
  );
}
