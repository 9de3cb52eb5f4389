# Sourced: a Slurm with this machine as its only node, separate configuration, key and ports, and without cgroups. All files are
# in the folder $slurm. `start_slurm` needs root and fails if Slurm cannot be started; `stop_slurm` ends its processes.
# shellcheck shell=sh disable=SC2154  # $slurm is set by the test

free_port() {
    python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

configure_slurm() {
    SLURM_CONF=$slurm/slurm.conf
    export SLURM_CONF
    cat >"$SLURM_CONF" <<END
ClusterName=alone
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmctldPort=$(free_port)
SlurmdPort=$(free_port)
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$slurm/munge.socket
CredType=cred/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=1,batch_sched_delay=0
StateSaveLocation=$slurm/state
SlurmdSpoolDir=$slurm/spool
SlurmctldPidFile=$slurm/slurmctld.pid
SlurmdPidFile=$slurm/slurmd.pid
SlurmctldLogFile=$slurm/slurmctld.log
SlurmdLogFile=$slurm/slurmd.log
SlurmdParameters=config_overrides
PlugStackConfig=$slurm/plugstack.conf
ReturnToService=2
KillWait=2
NodeName=$(hostname -s) NodeAddr=127.0.0.1 CPUs=3 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
END
    : >"$slurm/plugstack.conf"
}

# munge needs a key, and folders that are writable only by its user.
start_munge() {
    mkdir -p "$slurm/state" "$slurm/spool" "$slurm/munge" && chmod 755 "$slurm" &&
        head -c 1024 /dev/urandom >"$slurm/munge/key" && chmod 700 "$slurm/munge" && chmod 400 "$slurm/munge/key" &&
        munged --force --key-file="$slurm/munge/key" --socket="$slurm/munge.socket" --log-file="$slurm/munge/log" \
            --pid-file="$slurm/munge/pid" --seed-file="$slurm/munge/seed"
}

start_slurm() {
    for tool in munged slurmctld slurmd sbatch python3; do command -v "$tool" >/dev/null || return 1; done
    [ "$(id -u)" -eq 0 ] || return 1
    start_munge && configure_slurm && slurmctld -c && slurmd -c || return 1
    for _ in $(seq 50); do
        if sinfo --noheader --format=%T 2>/dev/null | grep -q idle; then return; fi
        sleep 0.2
    done
    return 1
}

stop_slurm() {
    for pid in slurmd.pid slurmctld.pid munge/pid; do
        [ ! -s "$slurm/$pid" ] || kill "$(cat "$slurm/$pid")" 2>/dev/null
    done
}
