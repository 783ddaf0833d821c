import { expect, test } from '@playwright/test';
import { visit } from '../support/pages.ts';
