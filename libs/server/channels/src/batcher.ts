export interface BatcherOptions {
  /** Most requests per query. */
  most: number;
  /** Number of concurrent queries. */
  concurrent: number;
}

interface Waiting<Ask, Answer> {
  ask: Ask;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** Batches requests of one event loop turn, and those made while earlier queries run, into one query. */
export class Batcher<Ask, Answer> {
  readonly #answer: (asks: Ask[]) => Promise<Answer[]>;
  readonly #options: BatcherOptions;
  #waiting: Waiting<Ask, Answer>[] = [];
  #underWay = 0;
  #scheduled = false;

  /** Takes `answer`, which returns one answer per request, in the same order. */
  constructor(answer: (asks: Ask[]) => Promise<Answer[]>, options: BatcherOptions) {
    this.#answer = answer;
    this.#options = options;
  }

  ask(ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ask, resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      while (this.#waiting.length > 0 && this.#underWay < this.#options.concurrent)
        void this.#runBatch(this.#waiting.splice(0, this.#options.most));
    });
  }

  async #runBatch(batch: Waiting<Ask, Answer>[]): Promise<void> {
    this.#underWay++;
    try {
      const answers = await this.#answer(batch.map(({ ask }) => ask));
      answers.forEach((answer, at) => batch[at]?.resolve(answer));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.#underWay--;
      if (this.#waiting.length > 0) this.#schedule();
    }
  }
}
