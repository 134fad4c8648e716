import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { classesQuery } from '../../classes/class-queries.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Select } from '../../design/fields/select.tsx';
import { Link } from '../../navigation/index.ts';
import type { Study } from '../study.ts';
import { chooseClass } from './chosen-class.ts';

/** Which class is studied with: its schedule then says what is due, and its students are asked (specification 2 section 2.2). */
export function ClassChoice({ study }: { study: Study }) {
  const { t } = useLingui();
  const { data, isPending, isFetching, refetch } = useQuery(classesQuery(false));
  const { class_id, address, data: decks } = study;
  return (
    <div className="flex flex-col gap-2">
      {isPending ? (
        <output className="text-soft">
          <Trans>Fetching the classes...</Trans>
        </output>
      ) : data ? (
        <Select
          label={t`Class`}
          value={class_id ?? ''}
          onChange={({ target }) => chooseClass(address, target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{t`No class`}</option>
          {data.map((row) => (
            <option key={row.class_id} value={row.class_id}>
              {row.class_name}
            </option>
          ))}
        </Select>
      ) : (
        <Notice tone="bad">
          <Trans>The classes could not be loaded.</Trans>{' '}
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </Notice>
      )}
      <p className="text-soft">
        {decks.studyDeckIds.length > 1 ? (
          <Trans>Remembered in this browser, for the first of these decks.</Trans>
        ) : (
          <Trans>Remembered in this browser, for this deck.</Trans>
        )}
      </p>
      <Link
        to="/classes"
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-brand-ink underline"
      >
        <Trans>Classes</Trans>
        <ExternalLink className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      </Link>
    </div>
  );
}
