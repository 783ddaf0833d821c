import { WifiOff } from 'lucide-react';
import { Button } from '../actions/Button.tsx';
import { Badge } from '../feedback/Badge.tsx';
import { Banner } from '../feedback/Banner.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Meter, ProgressBar } from '../feedback/ProgressBar.tsx';
import { ProgressRadial } from '../feedback/ProgressRadial.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Stepper } from '../feedback/Stepper.tsx';
import { Card } from '../layout/Card.tsx';
import { Section } from './Section.tsx';
import styles from './showcase.module.css';

export function FeedbackShow() {
  return (
    <Section title="Feedback">
      <div className={styles.row}>
        <Badge tone="live">Live</Badge>
        <Badge>Demo</Badge>
        <Badge tone="action">Verified</Badge>
        <Badge tone="signal">New</Badge>
        <Badge tone="danger">Declined</Badge>
        <Badge tone="count">3</Badge>
        <ProgressRadial step={2} steps={3} />
      </div>
      <div className={styles.grid}>
        <div className={styles.stack}>
          <Banner icon={<WifiOff size={18} aria-hidden="true" />}>You are offline. What you see may be old.</Banner>
          <Banner tone="action">Your documents are verified.</Banner>
          <Banner tone="signal" action={<Button size="small">Answer</Button>}>
            A short question is waiting for you.
          </Banner>
          <Banner tone="danger">This card was declined. Nothing was charged.</Banner>
        </div>
        <Card className={styles.stack}>
          <Meter label="Deposits this week" value={30} max={100} valueText="€30 of €100" />
          <Meter label="Losses this month" value={170} max={200} valueText="€170 of €200" />
          <Meter label="Wagers today" value={50} max={50} valueText="€50 of €50" />
          <ProgressBar label="Level 3" value={640} max={1000} valueText="640 of 1,000 points" />
          <Stepper step={2} steps={4} name="Currency" />
        </Card>
        <Card className={styles.stack}>
          <Skeleton width="40%" height={28} />
          <Skeleton />
          <Skeleton width="80%" />
          <div className={styles.row}>
            <Skeleton width={44} height={44} shape="round" />
            <Skeleton width={120} height={44} />
          </div>
        </Card>
      </div>
      <div className={styles.grid}>
        <Card>
          <EmptyState
            art="slip"
            title="Your slip is empty"
            text="Tap a price to pick it. It stays here until you place the bet."
            action={<Button variant="secondary">See live events</Button>}
          />
        </Card>
        <Card>
          <EmptyState art="favourites" title="No favourites yet" text="The heart on a game keeps it here." />
        </Card>
        <Card>
          <ErrorState onRetry={() => undefined} reference="7f3a-22c1" />
        </Card>
        <Card>
          <EmptyState art="search" title="Nothing found" text="Try fewer letters, or look by studio." />
        </Card>
        <Card>
          <EmptyState art="history" title="No payments yet" text="Deposits and withdrawals will be listed here." />
        </Card>
        <Card>
          <EmptyState art="table" title="The table is ready" />
        </Card>
      </div>
    </Section>
  );
}
