import { Trans } from '@lingui/react/macro';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { DialogContent, ErrorState, Skeleton, VisuallyHidden } from '@croupier/ui-kit';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { trackLoading } from '../loader/loading.ts';
import { fetchPart } from '../parts/fetch-part.ts';
import { isMissingCode } from '../parts/missing-code.ts';
import { type ModalLoader, registeredModal } from './modal-registry.ts';
import styles from './modals.module.css';

type Props = Readonly<Record<string, unknown>>;

const loaded = new WeakMap<ModalLoader, ComponentType<Props>>();

/** Returns the modal as a lazy component. React caches a failed import permanently, so a retry needs a new one. */
function lazyModal(name: string, renew: boolean): ComponentType<Props> {
  const { load } = registeredModal(name);
  const existing = loaded.get(load);
  if (existing && !renew) return existing;
  const made = lazy(async () => {
    const module = await trackLoading(fetchPart(load));
    return 'default' in module ? module : { default: module };
  });
  loaded.set(load, made);
  return made;
}

/** Renders the content of a modal: a skeleton while its code loads, a retry if it fails. */
export function ModalBody({ name, props }: { name: string; props: Props }) {
  const [Content, setContent] = useState(() => lazyModal(name, false));
  const [wasTried, setWasTried] = useState(false);
  return (
    <ErrorBoundary
      name={`modal ${name}`}
      fallback={(reset, error) => (
        <DialogContent>
          <ErrorState
            onRetry={() => {
              // Code of a removed release only loads with a new document.
              if (wasTried && isMissingCode(error)) return location.reload();
              setWasTried(true);
              setContent(() => lazyModal(name, true));
              reset();
            }}
          />
        </DialogContent>
      )}
    >
      <Suspense fallback={<ModalSkeleton />}>
        <Content {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function ModalSkeleton() {
  return (
    <DialogContent
      title={
        <>
          <VisuallyHidden>
            <Trans>Loading</Trans>
          </VisuallyHidden>
          <Skeleton width="55%" height={28} />
        </>
      }
    >
      <div className={styles.skeleton} aria-busy="true">
        <Skeleton height={52} />
        <Skeleton height={52} />
        <Skeleton width="70%" />
        <Skeleton height={48} />
      </div>
    </DialogContent>
  );
}
