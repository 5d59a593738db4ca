"""Who plays: processes of this machine, or a Ray cluster. Both take the same jobs and lose none of them."""

from __future__ import annotations

import multiprocessing
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from lichtung.arena.match import Job, Result, play

Play = Callable[[Job], Result]
AHEAD: Final = 2  # jobs that wait for each worker, so that none is idle
DEATHS: Final = 5  # so often may workers die over the same jobs before we stop trying


class WorkersDied(Exception):
    """Workers died again and again over the same jobs."""


class Workers(ABC):
    """Takes jobs and returns their results, in whatever order they are done."""

    size: int = 1

    @abstractmethod
    def submit(self, job: Job) -> None:
        """Take a job."""

    @abstractmethod
    def results(self) -> list[Result]:
        """Wait until something is done; returns what is done."""

    @abstractmethod
    def waiting(self) -> int:
        """How many jobs were taken and not given back."""

    @abstractmethod
    def close(self) -> None:
        """Send everybody home; what is still being played is dropped."""

    def run(self, jobs: Iterator[Job]) -> Iterator[Result]:
        """Play jobs, taking no more of them than the workers need."""
        for job in jobs:
            self.submit(job)
            if self.waiting() >= AHEAD * self.size:
                yield from self.results()
        while self.waiting():
            yield from self.results()


class Local(Workers):
    """Processes of this machine."""

    def __init__(self, processes: int | None = None, play: Play = play) -> None:
        self.size = processes or os.cpu_count() or 1
        self.play = play
        self.pool = self.start_pool()
        self.taken: dict[Future[Result], Job] = {}
        self.deaths = 0

    def start_pool(self) -> ProcessPoolExecutor:
        """Processes that share nothing with this one."""
        return ProcessPoolExecutor(self.size, mp_context=multiprocessing.get_context("spawn"))

    def submit(self, job: Job) -> None:
        try:
            self.taken[self.pool.submit(self.play, job)] = job
        except BrokenProcessPool:
            self.renew(job)

    def waiting(self) -> int:
        return len(self.taken)

    def results(self) -> list[Result]:
        done, _ = wait(self.taken, return_when=FIRST_COMPLETED)
        well = [future for future in done if future.exception() is None]
        dead = [self.taken.pop(future) for future in done if isinstance(future.exception(), BrokenProcessPool)]
        if not well and not dead:  # first what went well
            next(iter(done)).result()
        results = [future.result() for future in well]
        for future in well:
            del self.taken[future]
        if dead:
            self.renew(*dead)
        elif results:
            self.deaths = 0
        return results

    def renew(self, *dead: Job) -> None:
        """A process died: whatever was not done is given to new ones."""
        self.deaths += 1
        again = [*dead, *[job for future, job in self.taken.items() if not was_finished(future)]]
        self.taken = {future: job for future, job in self.taken.items() if was_finished(future)}
        if self.deaths > DEATHS:
            names = ", ".join(str(job.key) for job in again)
            raise WorkersDied(f"processes died {self.deaths} times in a row while they played {names}")
        self.pool.shutdown(wait=True, cancel_futures=True)
        self.pool = self.start_pool()
        for job in again:
            self.submit(job)

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)


def was_finished(future: Future[Result]) -> bool:
    """Whether a game was played to its end, well or badly, before its process died."""
    return future.done() and not future.cancelled() and not isinstance(future.exception(), BrokenProcessPool)


class Cluster(Workers):
    """A Ray cluster. Ray plays a game again whose worker or machine died."""

    def __init__(self, address: str, play: Play = play) -> None:
        import ray

        self.ray: Any = ray
        self.ray.init(address=address, log_to_driver=False, logging_level="error", runtime_env=environment())
        self.remote = self.ray.remote(num_cpus=1, max_retries=DEATHS)(play)
        self.size = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.taken: dict[Any, Job] = {}

    def submit(self, job: Job) -> None:
        self.taken[self.remote.remote(job)] = job

    def waiting(self) -> int:
        return len(self.taken)

    def results(self) -> list[Result]:
        done, _ = self.ray.wait(list(self.taken), num_returns=1)
        for reference in done:
            del self.taken[reference]
        return [self.fetch(reference) for reference in done]

    def fetch(self, reference: Any) -> Result:
        """A result; an error of the game itself is raised as what it is."""
        try:
            result: Result = self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from error
        return result

    def close(self) -> None:
        for reference in self.taken:
            self.ray.cancel(reference, force=True)
        self.ray.shutdown()


def environment() -> dict[str, object]:
    """Workers find the same program as we do."""
    path = os.environ.get("PYTHONPATH")
    return {"env_vars": {"PYTHONPATH": path}} if path else {}
