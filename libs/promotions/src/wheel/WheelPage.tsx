import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { Lootbox } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { PageHeading, useTimeZone } from '@croupier/shell';
import { Button, Card, ErrorState, Skeleton, Table } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import { checkDraw } from './check-draw.ts';
import { lootboxesQuery } from './lootboxes.query.ts';
import { openLootboxMutation } from './open-lootbox.mutation.ts';
import { placeOf, sectorsOf } from './sectors.ts';
import styles from './wheel.module.css';
import { Wheel } from './Wheel.tsx';

export interface WheelPageProps {
  /** Sign-in and sign-up links for guests. */
  guest?: ReactNode;
  /** Link to the player's gifts. `fairnessLink` leads to the seeds. */
  giftsLink: (text: ReactNode) => ReactNode;
  fairnessLink: (text: ReactNode) => ReactNode;
  /** Link for players who prefer a limit to a spin. */
  limitsLink: (text: ReactNode) => ReactNode;
}

/** Renders a player's wheel: one spin a week, with its chances beside it and its proof below it. */
export function WheelPage(links: WheelPageProps) {
  const boxes = useQuery({ ...lootboxesQuery(useApi()), enabled: !links.guest });
  const wheels = boxes.data?.filter(({ kind }) => kind === 'wheel') ?? [];
  const [box] = wheels;
  return (
    <div className={styles.page}>
      <PageHeading
        lead={<Trans>You get one free spin of the wheel a week, with no conditions. It is valid for one month.</Trans>}
      >
        <Trans>Rocket wheel</Trans>
      </PageHeading>
      {links.guest && <Guest ways={links.guest} />}
      {boxes.isLoading && <Skeleton height={380} />}
      {boxes.isError && <ErrorState onRetry={() => void boxes.refetch()} />}
      {boxes.data && !box && (
        <p>
          <Trans>
            You have no spin available now. Spins aren’t given during a break or while bonuses are turned off.
          </Trans>{' '}
          {links.limitsLink(<Trans>See your limits</Trans>)}
        </p>
      )}
      {box && <Turn key={box.id} box={box} {...links} />}
    </div>
  );
}

/** Renders the page for a guest, since only players have spins. */
function Guest({ ways }: { ways: ReactNode }) {
  return (
    <Card className={styles.card}>
      <p>
        <Trans>Each player gets their own spin. Sign in to see the chances and take yours.</Trans>
      </p>
      <div className={styles.ways}>{ways}</div>
    </Card>
  );
}

function Turn({ box, giftsLink, fairnessLink, limitsLink }: WheelPageProps & { box: Lootbox }) {
  const { t, i18n } = useLingui();
  const timeZone = useTimeZone();
  const open = useMutation(openLootboxMutation(useApi(), useQueryClient()));
  const [wasOpen] = useState(box.opened !== null);
  const [rests, setRests] = useState(wasOpen);
  const { opened, total_weight } = box;
  const sectors = sectorsOf(box);
  const place = opened && placeOf(opened.drawn, total_weight);
  const turned = place === null ? null : place + (wasOpen ? 0 : 6);
  const won = opened && sectors.find(({ id }) => id === opened.outcome);
  const percent = (weight: number) =>
    i18n.number(weight / total_weight, { style: 'percent', maximumFractionDigits: 1 });
  const next = formatDate(new Date(Date.parse(box.issued_at) + WEEK_MS).toISOString(), i18n, 'date', timeZone);
  return (
    <>
      <div className={styles.board}>
        <div className={styles.turn}>
          <Wheel sectors={sectors} turned={turned} onRest={() => setRests(true)} />
          <div aria-live="polite">
            {won && rests && <p className={styles.result}>{won.title}</p>}
            {won && rests && won.wins && (
              <p className={styles.soft}>{giftsLink(<Trans>See it in your gifts</Trans>)}</p>
            )}
          </div>
          {box.stage === 'issued' && !opened && (
            <Button onClick={() => open.mutate(box.id)} loading={open.isPending}>
              <Trans>Spin the wheel</Trans>
            </Button>
          )}
          {opened && rests && (
            <p className={styles.soft}>
              <Trans>Your next spin is available from {next}.</Trans>
            </p>
          )}
          {open.isError && <p role="alert">{failureText(i18n, open.error)}</p>}
        </div>
        <Card className={styles.card}>
          <Table
            caption={t`Chances`}
            columns={[
              { id: 'number', header: t`Slice`, cell: ({ number }) => number },
              { id: 'title', header: t({ message: `Prize`, context: 'on the wheel' }), cell: ({ title }) => title },
              { id: 'chance', header: t`Chance`, cell: ({ weight }) => percent(weight), align: 'end' },
            ]}
            rows={sectors.map((sector, index) => ({ ...sector, number: index + 1 }))}
            rowKey={({ id }) => id}
          />
          <p className={styles.soft}>
            <Trans>Each slice is as wide as its chance. Everyone has the same wheel.</Trans>{' '}
            {limitsLink(<Trans>Limits and breaks</Trans>)}
          </p>
        </Card>
      </div>
      {opened && rests && <Proof box={box} opened={opened} fairnessLink={fairnessLink} />}
    </>
  );
}

const WEEK_MS = 7 * 86_400_000;

function Proof({
  box,
  opened,
  fairnessLink,
}: Pick<WheelPageProps, 'fairnessLink'> & { box: Lootbox; opened: NonNullable<Lootbox['opened']> }) {
  const check = checkDraw(box);
  return (
    <Card className={styles.card}>
      <h2>
        <Trans>How it was drawn</Trans>
      </h2>
      <dl className={styles.proof}>
        <dt>
          <Trans>Drawn</Trans>
        </dt>
        <dd>
          {opened.drawn} / {box.total_weight}
        </dd>
        <dt>
          <Trans>Client seed</Trans>
        </dt>
        <dd>{opened.client_seed}</dd>
        <dt>
          <Trans>Bet number (nonce)</Trans>
        </dt>
        <dd>{opened.nonce}</dd>
        <dt>
          <Trans>Server seed hash</Trans>
        </dt>
        <dd>{opened.server_seed_hash}</dd>
      </dl>
      <p>
        {check === 'right' && <Trans>Your browser repeated the draw from the seeds and got the same result.</Trans>}
        {check === 'wrong' && (
          <Trans>
            Your browser repeated the draw and got a different result. Please tell us, as this should never happen.
          </Trans>
        )}
        {check === 'hidden' && (
          <>
            <Trans>
              This server seed is still in use for your rounds. Change your seeds to reveal it and check the result
              here.
            </Trans>{' '}
            {fairnessLink(<Trans>Go to your seeds</Trans>)}
          </>
        )}
      </p>
    </Card>
  );
}
