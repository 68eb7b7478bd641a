import { addPublishingActs } from '../../../base/change-set/publishing-acts.ts';
import { benchmarkKind } from '../write-benchmark.ts';
import { summaryKind } from '../write-summary.ts';

addPublishingActs('publishBenchmark', benchmarkKind, 'a benchmark');
addPublishingActs('publishSummary', summaryKind, 'a summary');
