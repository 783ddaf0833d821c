import { ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';

/**
 * `Number(bigint)` loses what is beyond 2^53 without a word. `toWire` of @croupier/contracts checks it, so it is the only
 * way from a bigint to a number.
 */
export default {
  meta: {
    type: 'problem',
    messages: { unchecked: '`Number()` of a bigint is unchecked: use `toWire` of @croupier/contracts.' },
    schema: [],
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const isBigInt = (type) =>
      type.isUnion() ? type.types.some(isBigInt) : (type.flags & ts.TypeFlags.BigIntLike) !== 0;
    return {
      "CallExpression[callee.name='Number'][arguments.length=1]"(node) {
        if (isBigInt(services.getTypeAtLocation(node.arguments[0]))) context.report({ node, messageId: 'unchecked' });
      },
    };
  },
};
